/** Lower case without accents, so that a search for `cordoba` finds Córdoba and `елка` finds ёлка. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}
