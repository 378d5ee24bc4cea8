import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** When a dish was added. Of those from before this only their house's beginning is known. */
export const cookDishTime: Migration = {
  name: '0035-cook-dish-time',
  async up(database, { integer }) {
    await database.schema
      .alterTable('cook_dish')
      .addColumn('created_at', integer, (column) => column.notNull().defaultTo(sql`0`))
      .execute()
    await sql`update cook_dish set created_at =
      (select created_at from cook_house where cook_house.id = cook_dish.house_id)`.execute(
      database,
    )
  },
}
