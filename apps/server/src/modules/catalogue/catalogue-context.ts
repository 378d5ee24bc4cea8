import type { CatalogueEntity } from '@gyeol/contract'
import type { ServerContext } from '../../context/server-context.ts'
import type { AnyEntity } from './catalogue-entity.ts'

/** The definition of every list of the catalogue. */
export type EntityRegistry = Readonly<Record<CatalogueEntity, AnyEntity>>

/** What modules are given that work on whichever list is asked for. */
export type CatalogueContext = ServerContext & { readonly entities: EntityRegistry }
