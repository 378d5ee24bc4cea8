import { useEffect, useState } from 'react'
import { type AnswerOrCopy, copyBytes, copyOf } from '../../shared/catalogue/offline-copy.ts'
import list from '../../shared/catalogue/list/list.module.css'
import { routeOf } from '../../shared/http/call-route.ts'
import { showErrorToast, showToast } from '../../shared/toast/toast.ts'
import { Switch } from '../../shared/ui/controls/switch.tsx'
import { equipmentTexts } from './equipment.texts.ts'

const MEGABYTE = 1_000_000

const copy = copyOf(routeOf<'readAllEquipment'>('GET', '/api/equipment/all'))

/** Whether the list is kept on this device: it is large, so its size is told and it is asked for. */
export function KeepField({ list: whole }: { readonly list: AnswerOrCopy<'readAllEquipment'> }) {
  const texts = equipmentTexts
  const [isKept, setKept] = useState(false)
  useEffect(() => {
    let isGone = false
    void copy.isThere().then((isThere) => {
      if (!isGone) setKept(isThere)
    })
    return () => {
      isGone = true
    }
  }, [])
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
