import { useEffect, useState } from 'react'
import {
  askToKeep,
  type StorageKeeping,
  storageKeeping,
} from '../../shared/saved-data/keep-storage.ts'
import { Button } from '../../shared/ui/buttons/button.tsx'
import styles from './setting.module.css'
import { settingTexts } from './setting.texts.ts'

/** Whether the browser keeps what is saved, and the way to ask it to; nothing where it cannot say. */
export function KeepingLine() {
  const texts = settingTexts.data
  const [keeping, setKeeping] = useState<StorageKeeping | null>(null)
  const [isRefused, setRefused] = useState(false)
  useEffect(() => void storageKeeping().then(setKeeping), [])
  const ask = async () => {
    const now = await askToKeep()
    setKeeping(now)
    setRefused(now !== 'kept')
  }
  if (keeping === null) return null
  return (
    <div className={styles.row}>
      <p className={styles.note} role="status">
        {keeping === 'kept' ? texts.kept : texts.mayGo} {isRefused && texts.notKept}
      </p>
      {keeping === 'may-go' && (
        <Button size="small" onClick={() => void ask()}>
          {texts.keep}
        </Button>
      )}
    </div>
  )
}
