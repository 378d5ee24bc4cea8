import type { Registlet } from '@gyeol/contract'
import list from '../../shared/catalogue/list/list.module.css'
import { MarkButtons } from '../../shared/catalogue/marks/mark-buttons.tsx'
import type { MarkControl } from '../../shared/catalogue/marks/marks.ts'
import { QuickLookRest } from '../../shared/catalogue/thing/quick-look-rest.tsx'
import { LateThingPrice } from '../../shared/prices/thing/late-thing-price.ts'
import { Sheet } from '../../shared/ui/layers/sheet.tsx'
import { RegistletFacts } from './registlet-facts.tsx'
import { registletTexts } from './registlet.texts.ts'

type RegistletDetailProps = {
  readonly registlet: Registlet
  readonly marks: MarkControl
  readonly onClose: () => void
}

/** Everything about one registlet, over the list. */
export function RegistletDetail({ registlet, marks, onClose }: RegistletDetailProps) {
  const texts = registletTexts
  return (
    <Sheet
      open
      isClosedByBack={false}
      title={texts.detail}
      hideTitle
      footer={<MarkButtons hasWords id={registlet.id} name={registlet.name} marks={marks} />}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <h2 className={list.title}>{registlet.name}</h2>
      <RegistletFacts registlet={registlet} />
      <QuickLookRest
        entity="registlet"
        item={registlet}
        price={<LateThingPrice entity="registlet" id={registlet.id} />}
      />
    </Sheet>
  )
}
