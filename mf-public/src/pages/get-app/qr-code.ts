/** A code to scan, as one path on a grid of `size` modules with the quiet zone around it. */
export interface QrCode {
  readonly size: number;
  readonly path: string;
}

/** Modules that the standard wants free on every side. */
const QUIET_ZONE = 4;

const RUNS = /1+/g;

function pathOfRow(row: readonly boolean[], y: number): string {
  const bits = row.map(Number).join('');
  return [...bits.matchAll(RUNS)]
    .map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
    .join('');
}

/** Encodes a text; the encoder is loaded by those only who ask. */
export async function qrCode(text: string): Promise<QrCode> {
  const { encode } = await import(/* webpackChunkName: "qr-encoder" */ 'uqr');
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  return { size, path: data.map(pathOfRow).join('') };
}
