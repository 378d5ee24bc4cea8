import { formatNumber } from '@gyeol/korean'
import { useState } from 'react'
import { KeepIcon } from '../icons/icons.ts'
import { latePart } from '../loading/late-part.tsx'
import { Button } from '../ui/buttons/button.tsx'
import type { ListedSearch } from './listed-search.ts'
import styles from './saved-searches.module.css'
import { savedSearchTexts } from './saved-searches.texts.ts'
import { useShownSearches } from './shown-searches.ts'
import { useBrowserLook } from './use-browser-look.ts'

const SearchPanel = latePart(async () => (await import('./panel/search-panel.tsx')).SearchPanel)

/** The way to what is kept of a list's searches; it says how much is new in them. */
export function SavedSearches({ listed }: { readonly listed: ListedSearch }) {
  const texts = savedSearchTexts
  const [isOpen, setOpen] = useState(false)
  const { searches } = useShownSearches()
  useBrowserLook(listed)
  const count = searches
    .filter(({ list }) => list === listed.list)
    .reduce((sum, { newsCount }) => sum + newsCount, 0)
  return (
    <>
      <Button size="small" variant="ghost" icon={<KeepIcon />} onClick={() => setOpen(true)}>
        <span className={styles.whole}>
          {count === 0 ? texts.open : texts.openNews(formatNumber(count))}
        </span>
        {count > 0 && (
          <span className={styles.short} aria-hidden="true">
            {texts.news(formatNumber(count))}
          </span>
        )}
      </Button>
      {isOpen && <SearchPanel listed={listed} onClose={() => setOpen(false)} />}
    </>
  )
}
