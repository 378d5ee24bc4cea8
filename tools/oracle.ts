import { runOracleCommand } from './run/oracle-command.ts'

process.exitCode = await runOracleCommand(process.argv.slice(2), {
  print: console.log,
  complain: console.error,
})
