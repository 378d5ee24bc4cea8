import { useState } from 'react'
import {
  MoreIcon,
  PlusIcon,
  RedoIcon,
  RepeatIcon,
  SaveIcon,
  ShareIcon,
  UndoIcon,
} from '../../shared/icons/icons.ts'
import { Button, ButtonGroup, IconButton, LinkButton } from '../../shared/ui/buttons/button.tsx'
import { Checkbox } from '../../shared/ui/controls/checkbox.tsx'
import { Chip, RemovableChip } from '../../shared/ui/controls/chip.tsx'
import { Kbd } from '../../shared/ui/display/kbd.tsx'
import { SegmentedControl } from '../../shared/ui/fields/segmented-control.tsx'
import { Switch } from '../../shared/ui/controls/switch.tsx'
import { Tabs } from '../../shared/ui/controls/tabs.tsx'
import { Tag } from '../../shared/ui/display/tag.tsx'
import { demoTexts } from './demo.texts.ts'
import styles from './demo-screen.module.css'
import { DemoSection } from './demo-section.tsx'

export function DemoButtons() {
  const texts = demoTexts
  return (
    <DemoSection title={texts.sections.buttons}>
      <div className={styles.row}>
        <Button variant="primary">{texts.confirm}</Button>
        <Button icon={<ShareIcon />}>{texts.share}</Button>
        <Button variant="soft">{texts.fold}</Button>
        <Button variant="ghost">{texts.more}</Button>
        <Button variant="danger">{texts.erase}</Button>
        <Button disabled>{texts.repeat}</Button>
        <Button variant="primary" busy>
          {texts.finding}
        </Button>
        <LinkButton to="/">{texts.home}</LinkButton>
      </div>
      <div className={styles.row}>
        <Button size="small" icon={<PlusIcon />}>
          {texts.pickOption}
        </Button>
        <Button variant="primary" size="large">
          {texts.confirmAndEnd}
          <Kbd inverse>Enter</Kbd>
        </Button>
        <ButtonGroup label={texts.steps}>
          <IconButton label={texts.undo} icon={<UndoIcon />} />
          <IconButton label={texts.redo} icon={<RedoIcon />} disabled />
          <IconButton label={texts.repeat} icon={<RepeatIcon />} />
        </ButtonGroup>
        <IconButton label={texts.save} icon={<SaveIcon />} variant="secondary" />
        <IconButton label={texts.more} icon={<MoreIcon />} />
      </div>
      <div className={styles.row}>
        <Tag tone="primary">{texts.owned}</Tag>
        <Tag tone="brass">{texts.lastStage}</Tag>
        <Tag tone="danger">{texts.expired}</Tag>
        <Tag>{texts.saved}</Tag>
        <Kbd>Ctrl K</Kbd>
      </div>
    </DemoSection>
  )
}

type Part = 'weapon' | 'armor'
type Period = 'week' | 'month' | 'year'
type View = 'effect' | 'source' | 'skill'

export function DemoChoices() {
  const texts = demoTexts
  const [isAll, setIsAll] = useState(true)
  const [isAttack, setIsAttack] = useState(false)
  const [hasCondition, setHasCondition] = useState(true)
  const [part, setPart] = useState<Part>('weapon')
  const [period, setPeriod] = useState<Period>('month')
  const [view, setView] = useState<View>('effect')
  const [isNotified, setIsNotified] = useState(true)
  const [isAutomatic, setIsAutomatic] = useState(true)
  const views: readonly View[] = ['effect', 'source', 'skill']
  return (
    <DemoSection title={texts.sections.choices}>
      <div className={styles.row}>
        <Chip pressed={isAll} onPressedChange={setIsAll}>
          {texts.all}
        </Chip>
        <Chip pressed={isAttack} onPressedChange={setIsAttack}>
          ATK%
        </Chip>
        <Chip pressed={false} onPressedChange={setIsAttack} disabled>
          {texts.owned}
        </Chip>
        {hasCondition && (
          <RemovableChip label={texts.criticalAtLeast} onRemove={() => setHasCondition(false)} />
        )}
        <SegmentedControl
          label={texts.part}
          look="bare"
          value={part}
          onChange={setPart}
          segments={[
            { value: 'weapon', label: texts.kinds.weapon },
            { value: 'armor', label: texts.kinds.armor },
          ]}
        />
        <SegmentedControl
          label={texts.period}
          value={period}
          onChange={setPeriod}
          segments={[
            { value: 'week', label: texts.periods.week },
            { value: 'month', label: texts.periods.month },
            { value: 'year', label: texts.periods.year, disabled: true },
          ]}
        />
      </div>
      <div className={styles.two}>
        <div>
          <Switch
            label={texts.notify}
            hint={texts.notifyHint}
            checked={isNotified}
            onChange={setIsNotified}
          />
          <Switch label={texts.locked} checked={false} onChange={setIsNotified} disabled />
          <Checkbox label={texts.autoNegative} checked={isAutomatic} onChange={setIsAutomatic} />
          <Checkbox
            label={texts.partOnly}
            checked={false}
            indeterminate
            onChange={setIsAutomatic}
          />
        </div>
        <Tabs
          label={texts.view}
          value={view}
          onChange={setView}
          tabs={views.map((value) => ({
            value,
            label: texts.tabs[value],
            panel: texts.tabPanels[value],
          }))}
        />
      </div>
    </DemoSection>
  )
}
