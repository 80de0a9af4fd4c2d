declare module 'vt-pbf' {
  export function fromGeojsonVt(
    layers: Readonly<Record<string, unknown>>,
    options: { version: number; extent: number },
  ): Uint8Array;
  const vtpbf: { fromGeojsonVt: typeof fromGeojsonVt };
  export default vtpbf;
}
