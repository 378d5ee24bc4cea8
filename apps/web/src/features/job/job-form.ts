import { type Job, type JobInput, jobInputSchema } from '@gyeol/contract'
import type { GearKind } from '@gyeol/terms'
import {
  type CommonValues,
  commonValuesOf,
  EMPTY_COMMON,
} from '../../shared/catalogue/forms/common-inputs.tsx'
import { TRIMMED_FIELDS, VERSION_FIELD } from '../../shared/catalogue/forms/trimmed-fields.ts'
import { hashIn } from '../../shared/share/link-hash.ts'

/** Fields of the editor; `parentId` and the builds are empty for none. */
export type JobValues = {
  readonly summary: string
  readonly parentId: string
  readonly mainWeapons: GearKind[]
  readonly subWeapons: GearKind[]
  readonly skillBuild: string
  readonly characterBuild: string
  readonly crystaIds: string[]
  readonly registletIds: string[]
  readonly body: string
} & CommonValues

/** What the editor begins with. */
export function jobValuesOf(job: JobInput | null): JobValues {
  if (job === null) {
    return {
      ...EMPTY_COMMON,
      summary: '',
      parentId: '',
      mainWeapons: [],
      subWeapons: [],
      skillBuild: '',
      characterBuild: '',
      crystaIds: [],
      registletIds: [],
      body: '',
    }
  }
  const { summary, parentId, mainWeapons, subWeapons, skillBuild } = job
  return {
    ...commonValuesOf(job),
    summary,
    parentId: parentId ?? '',
    mainWeapons: [...mainWeapons],
    subWeapons: [...subWeapons],
    skillBuild: skillBuild ?? '',
    characterBuild: job.characterBuild ?? '',
    crystaIds: [...job.crystaIds],
    registletIds: [...job.registletIds],
    body: job.body,
  }
}

/** What a guide is written again with: only what editors fill in. */
export function jobInputOf(job: Job): JobInput {
  return {
    name: job.name,
    nameEn: job.nameEn,
    aliases: job.aliases,
    note: job.note,
    evidence: job.evidence,
    numbersEvidence: job.numbersEvidence,
    asOf: job.asOf,
    summary: job.summary,
    parentId: job.parentId,
    mainWeapons: job.mainWeapons,
    subWeapons: job.subWeapons,
    skillBuild: job.skillBuild,
    characterBuild: job.characterBuild,
    crystaIds: job.crystaIds,
    registletIds: job.registletIds,
    body: job.body,
  }
}

/** The form's values of an older content. Throws for one the form cannot hold any more. */
export const olderJobValues = (content: unknown): JobValues =>
  jobValuesOf(jobInputSchema.parse(content))

/** Checks what a new guide is sent with. */
export const newJobSchema = jobInputSchema.extend(TRIMMED_FIELDS)

/** Checks what a changed guide is sent with. */
export const changedJobSchema = newJobSchema.extend(VERSION_FIELD)

/** The skill planner showing a shared build. */
export function skillBuildAddress(code: string): string {
  return `/skill/point#v1=${code}`
}

/** The code in what somebody pasted: the code itself or a link with it. */
export function skillCodeIn(typed: string): string {
  return /=([\w-]+)/.exec(hashIn(typed, 'v') ?? '')?.[1] ?? typed.trim()
}

/** The character's screen showing a shared build. */
export function characterAddress(code: string): string {
  return `/character#${code}`
}

/** The version and code in what somebody pasted, see {@link skillCodeIn}. */
export function characterCodeIn(typed: string): string {
  return /^#(v\d+=[\w-]+)/.exec(hashIn(typed, 'v') ?? '')?.[1] ?? typed.trim()
}
