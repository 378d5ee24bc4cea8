import type { FieldError } from '@gyeol/contract'

/** What a refusal of the server says. It speaks Korean; other languages go by its codes. */
export const wordsOfAnswer = (answer: Readonly<Record<string, unknown>>): unknown =>
  answer['message']

/** What is wrong with one field of a refused form. */
export const wordsOfField = ({ message }: FieldError): string => message
