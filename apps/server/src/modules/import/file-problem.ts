/** A file cannot be read as what it says it is; the message is Korean. */
export class FileProblem extends Error {}
