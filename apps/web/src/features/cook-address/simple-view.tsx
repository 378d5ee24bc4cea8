import { useMemo } from 'react'
import { CheckIcon, CopyIcon } from '../../shared/icons/icons.ts'
import { Button } from '../../shared/ui/buttons/button.tsx'
import { ActionDock } from '../../shared/ui/layout/action-dock.tsx'
import styles from './cook-address-screen.module.css'
import { cookTexts } from './cook.texts.ts'
import { chooseHouses } from './houses/houses.ts'
import { SimpleTiles } from './houses/simple-tiles.tsx'
import { useCopy } from './houses/use-copy.ts'
import { planTexts } from './plan/plan.texts.ts'
import type { CookPage } from './use-cook-page.ts'

/** Only codes: those with what one wants to eat, or all that are open. */
export function SimpleView({ page }: { page: CookPage }) {
  const texts = cookTexts
  const words = planTexts
  const { copied, copy } = useCopy()
  const { dishes } = page.wishes.wish
  const shown = useMemo(
    () =>
      chooseHouses(page.open, {
        sort: 'recent',
        show: dishes.length === 0 ? 'all' : 'wanted',
        words: '',
        includeOld: false,
        wanted: dishes,
      }),
    [page.open, dishes],
  )
  const codes = shown.map(({ address }) => address).join('\n')
  const copyAll = (
    <Button
      variant="primary"
      icon={copied === codes && codes !== '' ? <CheckIcon /> : <CopyIcon />}
      disabled={shown.length === 0}
      onClick={() => void copy(codes)}
    >
      {words.copyAllShort}
    </Button>
  )
  return (
    <>
      <SimpleTiles houses={shown} wanted={dishes} />
      <div className={styles.onlyWide}>{copyAll}</div>
      <ActionDock
        label={texts.dock}
        summary={
          <>
            {dishes.length === 0 ? texts.simpleAll : texts.simpleWanted}
            <b>{words.houses(shown.length)}</b>
          </>
        }
        main={copyAll}
      />
    </>
  )
}
