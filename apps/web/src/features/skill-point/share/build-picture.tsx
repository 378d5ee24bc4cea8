import { levelOf } from '@gyeol/skills'
import { formatNumber } from '@gyeol/korean'
import { branchOrder, SKILL_INDEX } from '../../../shared/skills/skill-index.ts'
import picture from '../../../shared/image-export/picture-head.module.css'
import styles from './build-picture.module.css'
import type { BuildView } from '../builds/build-view.ts'
import { skillPointTexts } from '../skill-point.texts.ts'

type BuildPictureProps = {
  readonly name: string
  readonly view: BuildView
}

/** A build as a picture to send: its trees with their skills, and the points. */
export function BuildPicture({ name, view }: BuildPictureProps) {
  const texts = skillPointTexts
  const { levels, learner, totals, available, requirement } = view
  const trees = SKILL_INDEX.trees.filter(({ id }) => totals.perTree[id] !== undefined)
  return (
    <>
      <div className={picture.head}>
        <div>{name}</div>
        <div className={picture.figure}>
          {`${formatNumber(totals.total)} / ${formatNumber(available)}`}
        </div>
      </div>
      <p className={styles.line}>
        {[
          `Lv.${learner.level}`,
          `${texts.learner.emblemPoints} ${learner.emblemPoints}`,
          texts.points.possibleFrom(requirement.level),
        ].join(' · ')}
      </p>
      {trees.map((tree) => (
        <div key={tree.id} className={styles.tree}>
          <div className={styles.title}>
            <div>{tree.name}</div>
            <div>{totals.perTree[tree.id]}</div>
          </div>
          <ul className={styles.skills}>
            {branchOrder(tree)
              .filter(({ key }) => levelOf(levels, key) > 0)
              .map(({ key, skill }) => (
                <li key={key}>
                  <div>{skill.name}</div>
                  <div>{levelOf(levels, key)}</div>
                </li>
              ))}
          </ul>
        </div>
      ))}
      {trees.length === 0 && <p className={styles.line}>{texts.rail.empty}</p>}
    </>
  )
}
