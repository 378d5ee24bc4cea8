/** Makes a value when it is first asked for: few texts find nothing as written, so few lists are needed by their sound. */
export function lazily<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
