/** A list with one entry at another place; places beyond its ends are its ends. */
export function moved<Entry>(list: readonly Entry[], from: number, to: number): readonly Entry[] {
  const target = Math.min(Math.max(to, 0), list.length - 1);
  const entry = list[from];
  if (entry === undefined || target === from) return list;
  return list.toSpliced(from, 1).toSpliced(target, 0, entry);
}
