import { type ClipboardEvent, type DragEvent, useState } from 'react';

const filesIn = (data: Pick<DataTransfer, 'files'> | null): readonly File[] => [...(data?.files ?? [])];

const carriesFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** What makes an element one that files are dropped on and pasted into. */
export function useFileDrop(onFiles: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false);
  return {
    'data-over': isOver || undefined,
    onDragOver(event: DragEvent) {
      if (!carriesFiles(event)) return;
      // Without this the browser leaves the page for the file.
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      setOver(false);
      if (!carriesFiles(event)) return;
      event.preventDefault();
      onFiles(filesIn(event.dataTransfer));
    },
    onPaste(event: ClipboardEvent) {
      const files = filesIn(event.clipboardData);
      if (files.length > 0) event.preventDefault();
      onFiles(files);
    },
  };
}
