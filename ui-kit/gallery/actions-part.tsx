import { useState } from 'react';
import {
  Badge,
  Button,
  ButtonLink,
  Chip,
  ChipLink,
  IconButton,
  Link,
  MapPinIcon,
  PlusIcon,
  Popover,
  RouteIcon,
  SearchIcon,
  ShareIcon,
  Tag,
} from '../src/index.ts';
import styles from './gallery.module.css';
import { Row, Section } from './section.tsx';

const VARIANTS = ['primary', 'secondary', 'ghost', 'danger', 'accent'] as const;

function Buttons() {
  return (
    <Section title="Buttons">
      {(['lg', 'md', 'sm'] as const).map((size) => (
        <Row key={size}>
          {VARIANTS.map((variant) => (
            <Button key={variant} variant={variant} size={size}>
              {variant}
            </Button>
          ))}
        </Row>
      ))}
      <Row>
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            disabled
          </Button>
        ))}
      </Row>
      <Row>
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant} loading>
            loading
          </Button>
        ))}
      </Row>
      <Row>
        <Button icon={<PlusIcon size="sm" />}>Add a point</Button>
        <ButtonLink href="#map" variant="secondary" trailingIcon={<RouteIcon size="sm" />}>
          A link that is a button
        </ButtonLink>
        <IconButton label="Search" icon={<SearchIcon />} />
        <IconButton label="Share" variant="secondary" icon={<ShareIcon />} />
        <span className={styles.narrow}>
          <Button wide>Отправить на проверку модератору</Button>
        </span>
      </Row>
      <div className={`on-deep ${styles.deep}`}>
        <Row>
          <Button variant="accent">Open the map</Button>
          <Button variant="inverse">Plan an event</Button>
          <Link href="#deep" variant="quiet">
            Quiet link
          </Link>
        </Row>
      </div>
    </Section>
  );
}

function Links() {
  return (
    <Section title="Links, chips, tags, badges">
      <Row>
        <Link href="#a">Inline link</Link>
        <Link href="#b" variant="quiet">
          Quiet link
        </Link>
        <Link href="#c" variant="standalone" icon={<MapPinIcon size="sm" />}>
          Standalone link
        </Link>
        <Link href="https://example.org" externalLabel="opens in a new tab">
          External link
        </Link>
      </Row>
      <Chips />
      <Row>
        <Tag>Buenos Aires</Tag>
        <Tag tone="neutral">Алматы</Tag>
        <Tag tone="accent">New</Tag>
        <Tag onRemove={() => {}} removeLabel="Remove glass">
          Glass
        </Tag>
      </Row>
      <Row>
        {[7, 42, 999, 1250, 2_600_000, 4e9].map((count) => (
          <Badge key={count} count={count} />
        ))}
        <Badge count={3} tone="accent" size={24} />
        <Badge count={12} tone="danger" />
        <Badge count={12} tone="neutral" size={16} />
      </Row>
      <Row>
        <Popover trigger={<Button variant="secondary">Popover</Button>} label="Calendars">
          At most 300 pixels wide and 24 from the window's sides. Escape or a press outside closes it.
        </Popover>
      </Row>
    </Section>
  );
}

function Chips() {
  const [open, setOpen] = useState(true);
  return (
    <Row>
      <Chip selected={open} onClick={() => setOpen(!open)}>
        Open now
      </Chip>
      <Chip selected={false}>Free of charge</Chip>
      <Chip disabled>Disabled</Chip>
      <ChipLink href="#events" current>
        This month
      </ChipLink>
      <ChipLink href="#events">Next month</ChipLink>
    </Row>
  );
}

/** Buttons, links and what is pressed. */
export const ActionsPart = () => (
  <>
    <Buttons />
    <Links />
  </>
);
