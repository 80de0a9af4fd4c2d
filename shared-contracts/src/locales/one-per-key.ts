/**
 * Makes one for each key, and gives the same ever after: formatters of Intl take a hundred times as long to make as to
 * use.
 *
 * @param most - of so many keys; with the next all are made anew. Without it there have to be few: locales, time zones.
 */
export function onePerKey<Key, Made>(
  make: (key: Key) => Made,
  most = Number.POSITIVE_INFINITY,
): (key: Key) => Made {
  const made = new Map<Key, Made>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    if (made.size >= most) made.clear();
    const one = make(key);
    made.set(key, one);
    return one;
  };
}
