/** Hands a table to the browser, which keeps it as a file. */
export function saveTable(table: unknown): void {
  const url = URL.createObjectURL(new Blob([String(table)], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'subscribers.csv';
  link.click();
  URL.revokeObjectURL(url);
}
