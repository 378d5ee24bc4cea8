import { MATERIAL_NAMES } from '@gyeol/game-data'
import { formatNumber, formatSigned } from '@gyeol/korean'
import { MATERIALS } from '@gyeol/terms'
import picture from '../../../shared/image-export/picture-head.module.css'
import styles from './build-picture.module.css'
import { logRows } from '../log/log-rows.ts'
import { stattingTexts } from '../statting.texts.ts'
import type { StattingDocument } from '../sessions/statting-document.ts'
import { shownValue, type StattingView } from '../sessions/statting-view.ts'
import { optionName } from '../slots/option-labels.ts'

type BuildPictureProps = {
  readonly doc: StattingDocument
  readonly view: StattingView
}

/** A session as a picture to send: settings, steps, outcome and materials. */
export function BuildPicture({ doc, view }: BuildPictureProps) {
  const texts = stattingTexts
  const { session } = view
  const { settings } = doc
  const rate = session.finished ?? view.preview.successRate
  return (
    <>
      <div className={picture.head}>
        <div>{doc.name}</div>
        <div className={picture.figure}>{rate}%</div>
      </div>
      <p className={styles.settings}>
        {[
          texts.equipment[settings.equipment],
          `${texts.settings.recipePotential} ${settings.recipePotential}`,
          `${texts.settings.startPotential} ${settings.startPotential}`,
          `Lv.${settings.level}`,
          `TEC ${settings.tec}`,
          `${texts.settings.proficiency} ${settings.proficiency}`,
        ].join(' · ')}
      </p>
      <p className={styles.final}>
        {session.slots
          .flatMap(({ option, steps }) =>
            option === null
              ? []
              : [`${optionName(option)} ${formatSigned(shownValue(session, option, steps))}`],
          )
          .join(' · ')}
      </p>
      <ol className={styles.steps}>
        {logRows(doc, view, true).map((row) =>
          row.kind === 'done' ? (
            <li key={row.index}>
              <div>{row.index + 1}</div>
              <div>{row.count > 1 ? `${row.text} × ${row.count}` : row.text}</div>
              <div>{`${formatNumber(row.before)} → ${formatNumber(row.after)}`}</div>
            </li>
          ) : null,
        )}
      </ol>
      <p className={styles.materials}>
        {MATERIALS.filter((material) => session.materials[material] > 0)
          .map(
            (material) =>
              `${MATERIAL_NAMES[material]} ${formatNumber(session.materials[material])}`,
          )
          .join(' · ')}
        {session.maxMaterial > 0 && ` (${texts.materials.max(formatNumber(session.maxMaterial))})`}
      </p>
    </>
  )
}
