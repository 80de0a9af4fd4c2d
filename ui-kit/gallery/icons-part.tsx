import { EVENT_KINDS, MATERIAL_FAMILIES } from '@ecocircle/shared-contracts';
import { createElement, type ReactNode } from 'react';
import * as contactIcons from '../src/icons/contact-icons.ts';
import * as interfaceIcons from '../src/icons/interface-icons.ts';
import { GLYPHS } from '../src/icons/social-icons.tsx';
import {
  EventKindIcon,
  ICON_SIZES,
  type IconSize,
  MaterialIcon,
  RecycleIcon,
  SocialIcon,
} from '../src/index.ts';
import styles from './gallery.module.css';
import { Row, Section } from './section.tsx';

const networks = Object.keys(GLYPHS) as (keyof typeof GLYPHS)[];

const ALL: readonly (readonly [name: string, icon: ReactNode])[] = [
  ...Object.entries({ ...interfaceIcons, ...contactIcons }).map(
    ([name, icon]) => [name, createElement(icon)] as const,
  ),
  ...MATERIAL_FAMILIES.map((family) => [family, <MaterialIcon key={family} family={family} />] as const),
  ...EVENT_KINDS.map((kind) => [kind, <EventKindIcon key={kind} kind={kind} />] as const),
  ...networks.map((network) => [network, <SocialIcon key={network} network={network} />] as const),
];

/** Every icon by its name, and the sizes. */
export const IconsPart = () => (
  <Section title="Icons">
    <Row>
      {(Object.keys(ICON_SIZES) as IconSize[]).map((size) => (
        <RecycleIcon key={size} size={size} label={size} />
      ))}
    </Row>
    <div className={styles.icons}>
      {ALL.map(([name, icon]) => (
        <div key={name}>
          {icon}
          {name.replace('Icon', '')}
        </div>
      ))}
    </div>
  </Section>
);
