/** The app's map in a few lines: what stands in the phone until, or instead of, its picture. */
export function ScreenSketch({ className }: { readonly className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 195 400" fill="none" aria-hidden="true" focusable="false">
      <g stroke="var(--color-line)" strokeWidth="6" strokeLinecap="round">
        <path d="M-10 120 210 80M-10 230l220-30M-10 320l220-10M40-10 70 410M130-10l-20 420" />
        <path
          d="M-10 170C50 150 80 200 120 190s50-60 90-60"
          stroke="var(--color-brand-line)"
          strokeWidth="12"
        />
      </g>
      <rect x="10" y="16" width="175" height="30" rx="10" fill="var(--color-surface)" />
      <g fill="var(--color-brand)" stroke="var(--color-surface)" strokeWidth="3">
        <path d="M60 152c-11-14-16-21-16-30a16 16 0 0 1 32 0c0 9-5 16-16 30Z" />
        <path d="M140 262c-11-14-16-21-16-30a16 16 0 0 1 32 0c0 9-5 16-16 30Z" />
      </g>
      <path
        d="M104 222c-12-16-18-24-18-34a18 18 0 0 1 36 0c0 10-6 18-18 34Z"
        fill="var(--color-accent)"
        stroke="var(--color-surface)"
        strokeWidth="3"
      />
      <path d="M0 346a14 14 0 0 1 14-14h167a14 14 0 0 1 14 14v54H0Z" fill="var(--color-surface)" />
      <path d="M20 358h70M20 376h120" stroke="var(--color-line)" strokeWidth="7" strokeLinecap="round" />
    </svg>
  );
}
