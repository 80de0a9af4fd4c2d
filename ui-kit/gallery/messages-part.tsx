import { useState } from 'react';
import {
  Banner,
  Button,
  Dialog,
  EmptyState,
  ErrorState,
  emptyMapDrawing,
  InfoIcon,
  Link,
  lostDrawing,
  NotificationCard,
  NotificationRegion,
} from '../src/index.ts';
import styles from './gallery.module.css';
import { Row, Section } from './section.tsx';

const KINDS = ['success', 'info', 'error'] as const;
const TONES = ['neutral', 'warning', 'danger'] as const;
const KINDS_OF_DIALOG = ['dismissible', 'permanent', 'higher than the window'] as const;
const nothing = () => {};

function Dialogs() {
  const [shown, setShown] = useState<(typeof KINDS_OF_DIALOG)[number] | null>(null);
  const close = () => setShown(null);
  return (
    <Row>
      {KINDS_OF_DIALOG.map((kind) => (
        <Button key={kind} variant="secondary" onClick={() => setShown(kind)}>
          {kind}
        </Button>
      ))}
      <Dialog
        open={shown !== null}
        onClose={close}
        permanent={shown === 'permanent'}
        title="Delete the point?"
        closeLabel="Close"
        width="sm"
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              Cancel
            </Button>
            <Button variant="danger" onClick={close}>
              Delete
            </Button>
          </>
        }
      >
        <p>The point “Green yard” leaves the map. This cannot be undone.</p>
        {shown === 'higher than the window' &&
          Array.from({ length: 30 }, (_, line) => <p key={line}>Line {line + 1}</p>)}
      </Dialog>
    </Row>
  );
}

function Notifications() {
  const [ids, setIds] = useState<readonly number[]>([]);
  return (
    <>
      <Row>
        <Button variant="secondary" onClick={() => setIds([...ids, ids.length])}>
          Notify
        </Button>
      </Row>
      <NotificationRegion label="Notifications">
        {ids.map((id) => (
          <NotificationCard
            key={id}
            kind="success"
            title="The link is copied"
            closeLabel="Close"
            onClose={() => setIds((all) => all.filter((other) => other !== id))}
          />
        ))}
      </NotificationRegion>
    </>
  );
}

/** Dialogs, notifications, banners, empty and error states. */
export const MessagesPart = () => (
  <>
    <Section title="Dialog and notifications">
      <Dialogs />
      <Notifications />
      <div className={styles.grid}>
        {KINDS.map((kind) => (
          <NotificationCard
            key={kind}
            kind={kind}
            title="Session has expired"
            text="Please log in again to save the point “Green yard”."
            action={<Link href="#login">Log in</Link>}
            closeLabel="Close"
            onClose={nothing}
            timeout={0}
          />
        ))}
      </div>
    </Section>
    <Section title="Banners">
      {TONES.map((tone) => (
        <Row key={tone}>
          <Banner
            label={tone}
            tone={tone}
            icon={<InfoIcon />}
            title="Қазақ тілінде жалғастырасыз ба?"
            actions={<Button size="sm">Ауыстыру</Button>}
          >
            Бұл бетті қазақ тілінде оқуға болады.
          </Banner>
        </Row>
      ))}
    </Section>
    <Section title="Empty and error">
      <div className={styles.grid}>
        <EmptyState
          drawing={emptyMapDrawing}
          title="No points here yet"
          text="Move the map or choose another material."
          action={<Button>Show all</Button>}
          level={3}
        />
        <ErrorState
          drawing={lostDrawing}
          code={404}
          title="Page Not Found"
          text="The address may be old."
          action={<Button>Home</Button>}
          level={3}
        />
      </div>
    </Section>
  </>
);
