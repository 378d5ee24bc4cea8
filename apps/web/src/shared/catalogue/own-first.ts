/** Orders what one owns before the rest, and each of the two by `then`. */
export function ownFirst<Item extends { readonly id: string }>(
  owned: ReadonlySet<string>,
  then: (left: Item, right: Item) => number,
): (left: Item, right: Item) => number {
  return (left, right) =>
    Number(owned.has(right.id)) - Number(owned.has(left.id)) || then(left, right)
}
