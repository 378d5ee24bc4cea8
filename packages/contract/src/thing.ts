import { z } from 'zod'
import { EQUIPMENT_VARIANTS } from './equipment.ts'
import { daySchema, statLineSchema } from './catalogue.ts'
import { idSchema } from './ids.ts'
import { CATALOGUE_ENTITY_CODES, type CatalogueEntity } from './names/catalogue-entities.ts'
import { wireTimeSchema } from './versions.ts'

/** The lists whose items have pages of one kind: `/crysta/bakuzan`. Guides (`job`) have their own. */
export const THING_CODES = [
  'crysta',
  'equipment',
  'boss',
  'ability',
  'registlet',
] as const satisfies readonly CatalogueEntity[]

/** One of {@link THING_CODES}. */
export type ThingEntity = (typeof THING_CODES)[number]

/** Which thing of which list a path names. */
export const thingParamsSchema = z.strictObject({ entity: z.enum(THING_CODES), id: idSchema })

/** What one thing is to another; the order is the one pages show them in. */
export const THING_RELATIONS = [
  'line',
  'madeOf',
  'droppedBy',
  'dropsCrysta',
  'dropsEquipment',
  'usedIn',
  'sameMonster',
  'samePlace',
  'sameName',
  'sameSkill',
  'sameStat',
  'recommendedBy',
] as const

/** One of {@link THING_RELATIONS}. */
export type ThingRelation = (typeof THING_RELATIONS)[number]

/** Another thing, and as much of it as a line beside a link says. */
const thingLinkSchema = z
  .strictObject({
    entity: z.enum(CATALOGUE_ENTITY_CODES),
    id: z.string(),
    name: z.string(),
    /** Null where nobody knows it. */
    nameEn: z.string().nullable(),
    /** The code of its kind in its own list; null where the list has none. */
    kind: z.string().nullable(),
    /** Which piece of several with one name; null for other lists, and where it is not known. */
    variant: z.enum(EQUIPMENT_VARIANTS).nullable(),
    stats: z.array(statLineSchema),
    /** How strong it is, or the monster that drops it. */
    level: z.int().nullable(),
    place: z.string().nullable(),
  })
  .meta({ id: 'ThingLink', description: '이어진 자료 하나' })

/** See {@link thingLinkSchema}. */
export type ThingLink = z.output<typeof thingLinkSchema>

/** An episode of the main quest that needs a monster, or what it drops. */
const questLinkSchema = z
  .strictObject({
    no: z.int(),
    title: z.string(),
    titleEn: z.string().nullable(),
    /** What is handed in; null where the monster itself is fought. */
    item: z.string().nullable(),
    itemEn: z.string().nullable(),
    count: z.int().nullable(),
  })
  .meta({ id: 'QuestLink', description: '메인 퀘스트의 한 화' })

/** See {@link questLinkSchema}. */
export type QuestLink = z.output<typeof questLinkSchema>

/** Where a thing leads. `id`: its present id, whichever it was asked by. `total` counts what is left out too. */
export const thingLinksSchema = z
  .strictObject({
    id: z.string(),
    groups: z.array(
      z.strictObject({
        relation: z.enum(THING_RELATIONS),
        total: z.int().min(1),
        items: z.array(thingLinkSchema),
      }),
    ),
    quests: z.array(questLinkSchema),
  })
  .meta({ id: 'ThingLinks', description: '자료에서 이어지는 것' })

/** See {@link thingLinksSchema}. */
export type ThingLinks = z.output<typeof thingLinksSchema>

/**
 * What has happened to a thing, for everybody: when, which fields, and whether somebody wrote it or
 * a member's proposal was taken over. Who it was stands in the audit log alone.
 */
const thingChangeSchema = z
  .strictObject({
    at: wireTimeSchema,
    act: z.enum(['create', 'update']),
    by: z.enum(['editor', 'proposal']),
    fields: z.array(z.string()),
  })
  .meta({ id: 'ThingChange', description: '자료가 바뀐 일 하나' })

/** See {@link thingChangeSchema}. */
export type ThingChange = z.output<typeof thingChangeSchema>

/** The newest changes first. `asOf`: the day of the data the row came with. */
export const thingHistorySchema = z
  .strictObject({
    id: z.string(),
    asOf: daySchema.nullable(),
    total: z.int().min(0),
    items: z.array(thingChangeSchema),
  })
  .meta({ id: 'ThingHistory', description: '자료가 바뀐 내력' })

/** See {@link thingHistorySchema}. */
export type ThingHistory = z.output<typeof thingHistorySchema>
