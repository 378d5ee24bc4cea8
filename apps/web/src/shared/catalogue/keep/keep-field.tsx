import { useEffect, useState } from 'react'
import { type AnswerOrCopy, copyBytes, copyOf } from '../offline-copy.ts'
import list from '../list/list.module.css'
import { routeOf } from '../../http/call-route.ts'
import { showErrorToast, showToast } from '../../toast/toast.ts'
import { Switch } from '../../ui/controls/switch.tsx'
import { keepTexts } from './keep.texts.ts'

const MEGABYTE = 1_000_000

const copy = copyOf(routeOf<'readAllEquipment'>('GET', '/api/equipment/all'))

type KeepFieldProps = {
  readonly list: AnswerOrCopy<'readAllEquipment'>
  /** Nothing is shown to who keeps the list already. */
  readonly isOffer?: boolean
}

/** Whether the list of equipment is kept on this device: it is large, so its size is told and it is asked for. */
export function KeepField({ list: whole, isOffer = false }: KeepFieldProps) {
  const texts = keepTexts
  const [isKept, setKept] = useState(false)
  const [isShown, setShown] = useState(!isOffer)
  useEffect(() => {
    let isGone = false
    void copy.isThere().then((isThere) => {
      if (isGone) return
      setKept(isThere)
      if (!isThere) setShown(true)
    })
    return () => {
      isGone = true
    }
  }, [])
  if (!isShown) return null
  const size = `${(copyBytes(whole.items) / MEGABYTE).toFixed(1)}MB`
  const keep = async (isOn: boolean) => {
    if (!isOn) {
      await copy.forget()
      setKept(false)
      showToast(texts.forgot)
      return
    }
    const { isOffline: _, ...content } = whole
    if (!(await copy.keep(content))) return showErrorToast(texts.noRoom)
    setKept(true)
    showToast(texts.keptCopy(size), { kind: 'success' })
  }
  return (
    <fieldset>
      <legend className={list.legend}>{texts.offline}</legend>
      <Switch
        label={texts.keep}
        hint={texts.keepHint(size)}
        checked={isKept}
        onChange={(isOn) => void keep(isOn)}
      />
    </fieldset>
  )
}
