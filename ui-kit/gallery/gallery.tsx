import '../src/global.css';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Button, Logo } from '../src/index.ts';
import { ActionsPart } from './actions-part.tsx';
import { ColoursPart } from './colours-part.tsx';
import { DrawingsPart } from './drawings-part.tsx';
import { FieldsPart } from './fields-part.tsx';
import styles from './gallery.module.css';
import { IconsPart } from './icons-part.tsx';
import { MessagesPart } from './messages-part.tsx';
import { type Scheme, showScheme } from './scheme.ts';
import { SurfacesPart } from './surfaces-part.tsx';

const SCHEMES: readonly Scheme[] = ['auto', 'light', 'dark'];

function Gallery() {
  const [scheme, setScheme] = useState<Scheme>('auto');
  return (
    <main className={styles.page}>
      <div className={styles.top}>
        <Logo brand="EcoCircle" />
        <div className={styles.row}>
          {SCHEMES.map((name) => (
            <Button
              key={name}
              size="sm"
              variant={scheme === name ? 'primary' : 'secondary'}
              onClick={() => {
                showScheme(name);
                setScheme(name);
              }}
            >
              {name}
            </Button>
          ))}
        </div>
      </div>
      <DrawingsPart />
      <ColoursPart />
      <ActionsPart />
      <FieldsPart />
      <SurfacesPart />
      <MessagesPart />
      <IconsPart />
    </main>
  );
}

const root = document.getElementById('gallery');
if (root) createRoot(root).render(<Gallery />);
