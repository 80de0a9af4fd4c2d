/** Route component. */
export function Component() {
  return <h1>recycling-points</h1>;
}
