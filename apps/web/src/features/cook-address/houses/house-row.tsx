import {
  AlertIcon,
  CheckIcon,
  ClosedIcon,
  CopyIcon,
  DeleteIcon,
  EditIcon,
  HouseIcon,
  MoreIcon,
  OpenIcon,
  PlusIcon,
  ReportIcon,
  UndoIcon,
} from '../../../shared/icons/icons.ts'
import { useNow } from '../../../shared/korean-time/use-now.ts'
import { reportProblemTexts } from '../../../shared/moderation/report-problem.texts.ts'
import { classNames } from '../../../shared/theme/class-names.ts'
import { Button, IconButton } from '../../../shared/ui/buttons/button.tsx'
import { Tag } from '../../../shared/ui/display/tag.tsx'
import { Menu, type MenuEntry } from '../../../shared/ui/popups/menu.tsx'
import { langOf } from '../../../shared/texts/lang-of.ts'
import { cookTexts } from '../cook.texts.ts'
import type { OpenDialog } from '../cook-dialog.ts'
import { foodName } from '../wish/foods.ts'
import { FreshnessMark } from './freshness-mark.tsx'
import { HouseCode } from './house-code.tsx'
import { daysSince, groupCode, type House } from './houses.ts'
import styles from './house.module.css'
import { useCopy } from './use-copy.ts'
import type { Marks } from './use-marks.ts'

type HouseRowProps = {
  readonly house: House
  readonly marks: Marks
  readonly isMember: boolean
  readonly onOpen: OpenDialog
}

/** A house of the list: where, how sure, what it cooks, and what can be said of it. */
export function HouseRow({ house, marks, isMember, onOpen }: HouseRowProps) {
  const texts = cookTexts
  const { address, isClosed, isMine, isSample, memo, dishes } = house
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <h3 className={styles.name} aria-label={texts.code(groupCode(address))}>
          <HouseCode code={address} isClosed={isClosed} />
        </h3>
        {isMine && <Tag tone="primary">{texts.mine}</Tag>}
        {isSample && <Tag tone="brass">{texts.sample}</Tag>}
        <FreshnessMark house={house} />
      </div>
      <div className={styles.facts}>
        <ul className={styles.dishes} aria-label={texts.dishesOf(groupCode(address))}>
          {dishes.map(({ id, food, level }) => (
            <li key={id}>
              <Tag>{texts.dish(foodName(food), level)}</Tag>
            </li>
          ))}
        </ul>
        {memo !== '' && !isSample && (
          <p className={styles.memo} lang={langOf(memo)}>
            {memo}
          </p>
        )}
        <Said house={house} marks={marks} />
      </div>
      <div className={styles.actions}>
        <div className={styles.marks}>
          {!isSample && <MarkButtons house={house} marks={marks} />}
        </div>
        <CopyCode code={address} />
        {!isSample && <RowMenu house={house} isMember={isMember} onOpen={onOpen} />}
      </div>
    </li>
  )
}

function MarkButtons({ house, marks }: Pick<HouseRowProps, 'house' | 'marks'>) {
  const texts = cookTexts
  const { isClosed, myMark } = house
  const isConfirmed = myMark === 'confirmed'
  const words = isClosed
    ? { said: texts.reopening, unsaid: texts.reopen }
    : { said: texts.confirmed, unsaid: texts.confirm }
  return (
    <>
      <Button
        className={classNames(isConfirmed && styles.saidButton)}
        icon={<OpenIcon />}
        aria-pressed={isConfirmed}
        onClick={() => void (isConfirmed ? marks.undo(house, 'confirmed') : marks.confirm(house))}
      >
        {isConfirmed ? words.said : words.unsaid}
      </Button>
      {!isClosed && (
        <Button
          variant="ghost"
          className={classNames(myMark === 'closed' && styles.saidButton)}
          aria-pressed={myMark === 'closed'}
          onClick={() =>
            void (myMark === 'closed' ? marks.undo(house, 'closed') : marks.close(house))
          }
        >
          {myMark === 'closed' ? texts.closed : texts.close}
        </Button>
      )}
    </>
  )
}

/** What was said of the house lately, by oneself or by one other. */
function Said({ house, marks }: Pick<HouseRowProps, 'house' | 'marks'>) {
  const texts = cookTexts
  const now = useNow()
  const { isClosed, closedReports, closedDay, myMark } = house
  if (myMark === 'closed' || (myMark === 'confirmed' && isClosed)) {
    const next = isClosed ? texts.marks.nowClosed : texts.marks.oneMore
    return (
      <div className={styles.said} role="status">
        <span>
          {texts.marks.thanks} {myMark === 'confirmed' ? texts.marks.oneMoreOpen : next}
        </span>
        <Button size="small" icon={<UndoIcon />} onClick={() => void marks.undo(house, myMark)}>
          {texts.marks.undo}
        </Button>
      </div>
    )
  }
  if (isClosed || closedReports === 0 || closedDay === null) return null
  return (
    <p className={classNames(styles.mark, styles.reported)}>
      <ClosedIcon aria-hidden="true" />
      <b>{texts.oneSaysClosed(texts.daysAgo(daysSince(closedDay, now)))}</b>
    </p>
  )
}

function CopyCode({ code }: { code: string }) {
  const texts = cookTexts
  const { copied, copy } = useCopy()
  return (
    <IconButton
      label={texts.copyOf(groupCode(code))}
      icon={copied === null ? <CopyIcon /> : <CheckIcon />}
      onClick={() => void copy(code)}
    />
  )
}

function RowMenu({ house, isMember, onOpen }: Omit<HouseRowProps, 'marks'>) {
  const texts = cookTexts
  const canEdit = house.canEditHouse || house.dishes.some((dish) => dish.canEdit)
  const entries: MenuEntry[] = [
    ...(canEdit
      ? [
          {
            key: 'edit',
            label: texts.menu.edit,
            icon: <EditIcon />,
            onSelect: () => onOpen({ kind: 'edit', house }),
          },
        ]
      : []),
    ...(isMember
      ? [
          {
            key: 'add',
            label: texts.menu.addDish,
            icon: <PlusIcon />,
            onSelect: () => onOpen({ kind: 'new', address: house.address }),
          },
          {
            key: 'level',
            label: texts.menu.level,
            icon: <ReportIcon />,
            onSelect: () => onOpen({ kind: 'level', house }),
          },
        ]
      : []),
    ...(house.isMine
      ? []
      : [
          {
            key: 'problem',
            label: reportProblemTexts.open,
            icon: <AlertIcon />,
            onSelect: () => onOpen({ kind: 'problem', house }),
          },
        ]),
    {
      key: 'removal',
      label: texts.menu.removal,
      icon: <HouseIcon />,
      onSelect: () => onOpen({ kind: 'removal', house }),
    },
    ...(house.canEditHouse
      ? [
          {
            key: 'remove',
            label: texts.menu.remove,
            icon: <DeleteIcon />,
            tone: 'danger' as const,
            onSelect: () => onOpen({ kind: 'remove', house }),
          },
        ]
      : []),
  ]
  return (
    <Menu
      trigger={<IconButton label={texts.more(groupCode(house.address))} icon={<MoreIcon />} />}
      entries={entries}
    />
  )
}
