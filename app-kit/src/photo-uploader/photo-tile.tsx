import type { PointPhoto } from '@ecocircle/shared-contracts';
import { ArrowLeftIcon, ArrowRightIcon, CloseIcon, IconButton, Image } from '@ecocircle/ui-kit';
import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './photo-uploader.module.css';

/** The type of what is dragged: the place of a photo in its list. */
const PLACE = 'application/x-ecocircle-photo';

/** How far a key moves a photo. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

interface PhotoTileProps {
  readonly photo: PointPhoto;
  readonly index: number;
  readonly total: number;
  readonly onMove: (to: number) => void;
  /** A photo was dropped here, from this place. */
  readonly onDropped: (from: number) => void;
  readonly onRemove: () => void;
  readonly isUnordered?: boolean | undefined;
}

/** What makes a tile one that is dragged and dropped on. */
function useDragging(index: number, onDropped: (from: number) => void) {
  const [isOver, setOver] = useState(false);
  const carriesPhoto = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes(PLACE);
  return {
    draggable: true,
    'data-over': isOver || undefined,
    onDragStart({ dataTransfer }: DragEvent) {
      dataTransfer.setData(PLACE, String(index));
      dataTransfer.effectAllowed = 'move';
    },
    onDragOver(event: DragEvent) {
      if (!carriesPhoto(event)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      setOver(false);
      if (!carriesPhoto(event)) return;
      event.preventDefault();
      onDropped(Number(event.dataTransfer.getData(PLACE)));
    },
  };
}

/** A photo of the list: by mouse it is dragged, by key moved with the arrows, by touch with its buttons. */
export function PhotoTile(props: PhotoTileProps) {
  const { photo, index, total, onMove, onDropped, onRemove, isUnordered } = props;
  const { t } = useTranslation();
  const place = { number: index + 1, total };
  const dragging = useDragging(index, onDropped);
  const pressed = useRef<HTMLElement | null>(null);
  // A browser takes the focus from what is put elsewhere in the document.
  useEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  }, [index]);
  const move = (to: number, button: Element | null): void => {
    pressed.current = button as HTMLElement | null;
    onMove(to);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    move(index + step, document.activeElement);
  };
  return (
    <li className={styles.tile} {...(!isUnordered && { onKeyDown, ...dragging })}>
      <Image src={photo.thumbnailUrl} alt={t('photos.photo', place)} ratio="3/2" className={styles.picture} />
      {index === 0 && !isUnordered && <span className={styles.first}>{t('photos.first')}</span>}
      <div className={styles.actions}>
        {!isUnordered && (
          <>
            <IconButton
              size="sm"
              icon={<ArrowLeftIcon size="sm" />}
              label={t('photos.earlier', place)}
              aria-disabled={index === 0}
              onClick={({ currentTarget }) => move(index - 1, currentTarget)}
            />
            <IconButton
              size="sm"
              icon={<ArrowRightIcon size="sm" />}
              label={t('photos.later', place)}
              aria-disabled={index === total - 1}
              onClick={({ currentTarget }) => move(index + 1, currentTarget)}
            />
          </>
        )}
        <IconButton
          size="sm"
          icon={<CloseIcon size="sm" />}
          label={t('photos.remove', place)}
          onClick={onRemove}
        />
      </div>
    </li>
  );
}
