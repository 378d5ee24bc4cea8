/**
 * The commands of WebDriver (W3C) that the stories need: under Marionette's name, as Firefox takes
 * them on its own socket, and as the request that WebKit's driver takes.
 */
export const COMMANDS = {
  navigate: ['WebDriver:Navigate', 'POST', '/url'],
  goBack: ['WebDriver:Back', 'POST', '/back'],
  execute: ['WebDriver:ExecuteAsyncScript', 'POST', '/execute/async'],
  performActions: ['WebDriver:PerformActions', 'POST', '/actions'],
  openWindow: ['WebDriver:NewWindow', 'POST', '/window/new'],
  closeWindow: ['WebDriver:CloseWindow', 'DELETE', '/window'],
  switchToWindow: ['WebDriver:SwitchToWindow', 'POST', '/window'],
  windowHandles: ['WebDriver:GetWindowHandles', 'GET', '/window/handles'],
  setWindowRect: ['WebDriver:SetWindowRect', 'POST', '/window/rect'],
  takeScreenshot: ['WebDriver:TakeScreenshot', 'GET', '/screenshot'],
} as const

/** One of {@link COMMANDS}. */
export type Command = keyof typeof COMMANDS

type Parameters = Readonly<Record<string, unknown>>

/** A browser engine under remote control. */
export type Engine = {
  readonly name: string
  /** Where files go that a page saves. */
  readonly downloads: string
  readonly send: (command: Command, parameters?: Parameters) => Promise<unknown>
  /** Chooses a file in the page's only file field. */
  readonly chooseFile: (path: string) => Promise<void>
  /** Forgets whatever pages have kept and leaves one empty window. */
  readonly forget: () => Promise<void>
  readonly end: () => Promise<void>
}
