import { SAVED_SEARCH_LIMITS } from '@gyeol/contract'
import { formatNumber, tidyName } from '@gyeol/korean'
import { type FormEvent, useState } from 'react'
import { refusalOf } from '../../forms/form-refusal.ts'
import { createIdempotencyKeys } from '../../forms/idempotency.ts'
import { beginFormCall } from '../../http/http-effects.ts'
import { KeepIcon } from '../../icons/icons.ts'
import { showActionToast } from '../../toast/toast.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Switch } from '../../ui/controls/switch.tsx'
import { HintStrip } from '../../ui/display/hint-strip.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import type { ListedSearch } from '../listed-search.ts'
import { savedSearchTexts } from '../saved-searches.texts.ts'
import type { ShownSearch } from '../shown-search.ts'
import { keepInBrowser, type Undo, useSearchEdits } from '../use-search-edits.ts'
import styles from './search-panel.module.css'

const { alerted, name: longestName, ofMember } = SAVED_SEARCH_LIMITS

type SaveFormProps = {
  readonly listed: ListedSearch
  readonly searches: readonly ShownSearch[]
  readonly isMember: boolean
}

/** Keeps the search of the list; where that cannot be, it says why. */
export function SaveForm({ listed, searches, isMember }: SaveFormProps) {
  const texts = savedSearchTexts.save
  const { list, search, isWaiting } = listed
  const place = isMember ? 'account' : 'browser'
  const isKept = searches.some((one) => one.list === list && one.search === search)
  const isFull = searches.filter(({ kept }) => kept.in === place).length >= ofMember
  if (search === '') return <HintStrip>{texts.nothing}</HintStrip>
  if (isKept) return <HintStrip tone="primary">{texts.already}</HintStrip>
  if (isFull) return <HintStrip>{texts.full(formatNumber(ofMember))}</HintStrip>
  // What typed words mean, and what fits, is only known of the whole list.
  if (isWaiting) return <HintStrip>{texts.waiting}</HintStrip>
  return <Form listed={listed} isMember={isMember} />
}

function Form({ listed, isMember }: Pick<SaveFormProps, 'listed' | 'isMember'>) {
  const texts = savedSearchTexts
  const words = texts.save
  const [name, setName] = useState(listed.suggestion)
  const [wantsAlert, setWantsAlert] = useState(true)
  const [isTried, setTried] = useState(false)
  const { send, isSending, refusal } = useSaving(listed, isMember)
  const blocked = whyNoAlert(listed)
  const isNameless = tidyName(name) === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isNameless) void send(tidyName(name), wantsAlert && blocked === null)
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit} aria-label={words.title}>
      <Field label={words.name} error={isTried && isNameless ? words.nameRequired : null}>
        <TextField
          value={name}
          maxLength={longestName}
          enterKeyHint="done"
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </Field>
      <Switch
        label={words.alert}
        hint={blocked ?? (isMember ? words.alertMember : words.alertVisitor)}
        checked={wantsAlert && blocked === null}
        disabled={blocked !== null}
        onChange={setWantsAlert}
      />
      {refusal !== null && (
        <HintStrip live tone="danger">
          {refusal}
        </HintStrip>
      )}
      <Button type="submit" variant="primary" block busy={isSending} icon={<KeepIcon />}>
        {words.submit}
      </Button>
    </form>
  )
}

/** Why a search can have no alert; null where it can. */
export function whyNoAlert({ ask, search, find }: ListedSearch): string | null {
  const texts = savedSearchTexts.save
  if (ask === null) return texts.marked
  return find(search).length > alerted ? texts.tooMany(formatNumber(alerted)) : null
}

function useSaving({ list, search, ask, find }: ListedSearch, isMember: boolean) {
  const texts = savedSearchTexts
  const { keepInAccount } = useSearchEdits()
  const [keyFor] = useState(createIdempotencyKeys)
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const keep = async (name: string, hasAlert: boolean): Promise<Undo | null> => {
    const body = { list, name, search, ask, hasAlert }
    if (isMember) return keepInAccount(body, keyFor(body))
    return keepInBrowser(body, hasAlert ? find(search) : [])
  }
  const send = async (name: string, hasAlert: boolean) => {
    const end = beginFormCall()
    setSending(true)
    try {
      const undo = await keep(name, hasAlert)
      if (undo === null) return setRefusal(texts.save.full(formatNumber(ofMember)))
      showActionToast(texts.saved, {
        label: texts.undo,
        run: () => void undo().catch(() => undefined),
      })
    } catch (error) {
      const { message, fields } = refusalOf(error)
      setRefusal(fields[0]?.message ?? message)
    } finally {
      setSending(false)
      end()
    }
  }
  return { send, isSending, refusal }
}
