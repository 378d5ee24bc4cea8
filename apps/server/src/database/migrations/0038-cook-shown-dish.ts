import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** A house cooks each food once; dishes nobody sees stand beside the one everybody does. */
export const cookShownDish: Migration = {
  name: '0038-cook-shown-dish',
  async up(database) {
    await database.schema.dropIndex('cook_dish_by_house').execute()
    // One index for both: every dish has an entry of its own, those that are shown the same one.
    await sql`create unique index cook_dish_by_house on cook_dish
      (house_id, food, (case when taken_down_at is null then '' else id end))`.execute(database)
  },
}
