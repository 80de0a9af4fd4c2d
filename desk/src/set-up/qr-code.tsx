import { encode } from 'uqr';
import styles from './set-up-page.module.css';

/** Light modules around the code, without which cameras do not find it. */
const QUIET_ZONE = 4;

/** A QR code as one path of squares. */
function pathOf(text: string): { readonly path: string; readonly size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { path: squares.join(''), size };
}

/** A QR code, dark on light in both colour schemes. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { path, size } = pathOf(text);
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  );
}
