import {
  Badge,
  Button,
  ButtonLink,
  ChipLink,
  IconButton,
  Link,
  PlusIcon,
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
      {(['disabled', 'loading'] as const).map((state) => (
        <Row key={state}>
          {VARIANTS.map((variant) => (
            <Button key={variant} variant={variant} {...{ [state]: true }}>
              {state}
            </Button>
          ))}
        </Row>
      ))}
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
        <Link href="#c" variant="standalone">
          Standalone link
        </Link>
        <Link href="https://example.org" externalLabel="opens in a new tab">
          External link
        </Link>
      </Row>
      <Row>
        <ChipLink href="#events" current>
          This month
        </ChipLink>
        <ChipLink href="#events">Next month</ChipLink>
      </Row>
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
        <Badge count={3} size={24} />
        <Badge count={12} size={16} />
      </Row>
    </Section>
  );
}

/** Buttons, links and what is pressed. */
export const ActionsPart = () => (
  <>
    <Buttons />
    <Links />
  </>
);
