import { createElement } from 'react';
import * as eventShapes from '../src/icons/event-shapes.tsx';
import * as interfaceIcons from '../src/icons/interface-icons.tsx';
import * as materialShapes from '../src/icons/material-shapes.tsx';
import {
  ICON_SIZES,
  type IconComponent,
  type IconSize,
  RecycleIcon,
  SOCIAL_NETWORKS,
  SocialIcon,
} from '../src/index.ts';
import styles from './gallery.module.css';
import { Row, Section } from './section.tsx';

const ALL: Readonly<Record<string, IconComponent>> = { ...interfaceIcons, ...materialShapes, ...eventShapes };

/** Every icon by its name, and the five sizes. */
export const IconsPart = () => (
  <Section title="Icons">
    <Row>
      {(Object.keys(ICON_SIZES) as IconSize[]).map((size) => (
        <RecycleIcon key={size} size={size} label={size} />
      ))}
    </Row>
    <div className={styles.icons}>
      {Object.entries(ALL).map(([name, icon]) => (
        <div key={name}>
          {createElement(icon)}
          {name.replace('Icon', '')}
        </div>
      ))}
      {SOCIAL_NETWORKS.map((network) => (
        <div key={network}>
          <SocialIcon network={network} />
          {network}
        </div>
      ))}
    </div>
  </Section>
);
