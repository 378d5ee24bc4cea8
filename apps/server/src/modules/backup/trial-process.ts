import { type TrialOrder, tryRestore } from '../../database/restore/try-restore.ts'

process.on('message', (order: TrialOrder) => {
  // Whatever goes wrong ends this process; the server then says that the trial failed.
  void tryRestore(order).then((trial) => process.send?.(trial))
})
// The server has gone: nobody waits for anything more.
process.on('disconnect', () => process.exit())
process.send?.('ready')
