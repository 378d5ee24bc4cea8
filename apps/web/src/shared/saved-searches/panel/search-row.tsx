import { CATALOGUE_ENTITIES } from '@gyeol/contract'
import { formatNumber, tidyName } from '@gyeol/korean'
import { useState } from 'react'
import { Link } from 'react-router'
import { BellIcon, MoreIcon, PushFailedIcon } from '../../icons/icons.ts'
import { RenameDialog } from '../../named-saves/dialogs/rename-dialog.tsx'
import { IconButton } from '../../ui/buttons/button.tsx'
import { Tag } from '../../ui/display/tag.tsx'
import { Menu } from '../../ui/popups/menu.tsx'
import { searchPath } from '../list-paths.ts'
import type { ListedSearch } from '../listed-search.ts'
import { newsNames } from '../news-words.ts'
import { savedSearchTexts } from '../saved-searches.texts.ts'
import type { ShownSearch } from '../shown-search.ts'
import styles from './search-panel.module.css'
import { useRowActions } from './use-row-actions.ts'

type SearchRowProps = {
  readonly search: ShownSearch
  readonly listed: ListedSearch
  readonly isMember: boolean
  /** The list behind opens the search. */
  readonly onLeave: () => void
}

/** One kept search: opened by its name; its alert, its name and itself can be changed. */
export function SearchRow({ search, listed, isMember, onLeave }: SearchRowProps) {
  const texts = savedSearchTexts
  const [isRenaming, setRenaming] = useState(false)
  const { toggleAlert, rename, drop, move, open } = useRowActions(search, listed)
  const { name, newsCount, hasAlert, canAlert, kept } = search
  // A browser tells what is new from what fits already only where the list is at hand.
  const knowsWhatFits = kept.in === 'account' || hasAlert || search.list === listed.list
  const isStray = isMember && kept.in === 'browser'
  return (
    <li className={styles.row}>
      <Link
        to={searchPath(search)}
        className={styles.open}
        onClick={() => {
          open()
          onLeave()
        }}
      >
        <b>{name}</b>
        <span className={styles.quiet}>
          {CATALOGUE_ENTITIES[search.list].name}
          {newsCount > 0 && ` · ${newsNames(search)}`}
        </span>
      </Link>
      {isStray && <Tag>{texts.inBrowser}</Tag>}
      {newsCount > 0 && <Tag tone="brass">{texts.news(formatNumber(newsCount))}</Tag>}
      {canAlert && knowsWhatFits && (
        <IconButton
          size="small"
          aria-pressed={hasAlert}
          label={hasAlert ? texts.alertOn(name) : texts.alertOff(name)}
          icon={hasAlert ? <BellIcon /> : <PushFailedIcon />}
          onClick={() => void toggleAlert()}
        />
      )}
      <Menu
        trigger={<IconButton size="small" label={texts.more(name)} icon={<MoreIcon />} />}
        entries={[
          { key: 'rename', label: texts.rename, onSelect: () => setRenaming(true) },
          ...(isStray ? [{ key: 'move', label: texts.move, onSelect: () => void move() }] : []),
          { key: 'remove', label: texts.remove, tone: 'danger', onSelect: () => void drop() },
        ]}
      />
      {isRenaming && (
        <RenameDialog
          name={name}
          onClose={() => setRenaming(false)}
          onRename={(next) => {
            setRenaming(false)
            void rename(tidyName(next))
          }}
        />
      )}
    </li>
  )
}
