import { MATERIAL_FAMILIES, POINT_STATUSES, type PointStatus } from '@ecocircle/shared-contracts';
import {
  Card,
  cardLinkClass,
  Image,
  Link,
  Logo,
  MaterialMark,
  Skeleton,
  Spinner,
  StatusLabel,
  Tag,
} from '../src/index.ts';
import styles from './gallery.module.css';
import { Row, Section } from './section.tsx';

/** Cards, statuses, marks and what holds a place. */
export const SurfacesPart = () => (
  <>
    <Section title="Cards">
      <div className={styles.grid}>
        <Card as="article" interactive>
          <h3>
            <Link href="#event" className={cardLinkClass}>
              Clean-up on the river bank
            </Link>
          </h3>
          <p>Saturday, 10:00–13:00</p>
          <Tag>Almaty</Tag>
        </Card>
        <Card tone="soft">Soft</Card>
        <Card tone="deep">Deep</Card>
        <Card raised>Raised</Card>
        <Card>
          <Skeleton shape="heading" width="long" />
          <Skeleton lines={3} />
          <Skeleton shape="control" width="half" />
        </Card>
        <Card padding="none">
          <Image src={null} alt="" ratio="4/3" />
        </Card>
      </div>
    </Section>
    <Section title="Statuses and materials">
      <Row>
        {(Object.keys(POINT_STATUSES) as PointStatus[]).map((status) => (
          <StatusLabel key={status} status={status}>
            {status}
          </StatusLabel>
        ))}
      </Row>
      <Row>
        {MATERIAL_FAMILIES.map((family) => (
          <MaterialMark key={family} family={family} />
        ))}
        <MaterialMark family="glass" size="sm" />
      </Row>
      <Row>
        <Logo brand="ЭкоШеңбер" />
        <Logo brand="EcoCírculo" size="sm" />
        <div className={`on-deep ${styles.deep}`}>
          <Logo brand="ЭкоКруг" />
        </div>
        <Spinner size="sm" />
        <Spinner label="Loading" />
        <Spinner size="lg" />
      </Row>
    </Section>
  </>
);
