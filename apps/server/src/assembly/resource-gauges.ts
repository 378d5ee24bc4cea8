import { stat, statfs } from 'node:fs/promises'
import type { Config } from '../config/config.ts'
import type { AppDatabase, ConnectionCount } from '../database/database.ts'
import type { ServerInstance } from '../http/server-instance.ts'

type Options = { readonly config: Pick<Config, 'dataDir'>; readonly database: AppDatabase }

/** Adds to the metrics what runs out slowly: room on the disk, the log of SQLite, connections. */
export function watchResources(app: ServerInstance, { config, database }: Options): void {
  const { dialect } = database
  app.addGauge({
    name: 'gyeol_disk_free_bytes',
    help: 'Room left for this account on the disk of DATA_DIR',
    async read() {
      const { bavail, bsize } = await statfs(config.dataDir)
      return bavail * bsize
    },
  })
  app.addGauge({
    name: 'gyeol_wal_bytes',
    help: 'Size of the write-ahead log of the embedded database; NaN over PostgreSQL',
    read: async () => (dialect.logFile === null ? null : (await stat(dialect.logFile)).size),
  })
  const connections = (name: keyof ConnectionCount, help: string) =>
    app.addGauge({
      name: `gyeol_database_connections_${name}`,
      help: `${help}; NaN for the embedded database`,
      read: async () => dialect.countConnections()?.[name] ?? null,
    })
  connections('open', 'Connections to PostgreSQL')
  connections('idle', 'Connections to PostgreSQL nobody uses')
  connections('waiting', 'Work that waits for a connection to PostgreSQL')
}
