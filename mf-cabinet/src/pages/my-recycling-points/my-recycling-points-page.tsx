/** Route component. */
export function Component() {
  return <h1>my-recycling-points</h1>;
}
