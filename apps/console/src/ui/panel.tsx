import { useId, type ReactNode } from 'react';

interface PanelProps {
  readonly title?: ReactNode;
  readonly aside?: ReactNode;
  /** True for no padding, for tables. */
  readonly flush?: boolean;
  readonly children: ReactNode;
}

export function Panel({ title, aside, flush = false, children }: PanelProps): ReactNode {
  const id = useId();

  return (
    <section className="panel" {...(title === undefined ? {} : { 'aria-labelledby': id })}>
      {title !== undefined && (
        <div className="panel-head">
          <h2 id={id}>{title}</h2>
          {aside !== undefined && <div className="row end">{aside}</div>}
        </div>
      )}
      <div className={`panel-body${flush ? ' panel-flush' : ''}`}>{children}</div>
    </section>
  );
}

interface PageProps {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

export function Page({ title, aside, children }: PageProps): ReactNode {
  return (
    <div className="page">
      <title>{title}</title>
      <div className="page-head">
        <h1>{title}</h1>
        {aside !== undefined && <div className="row end">{aside}</div>}
      </div>
      {children}
    </div>
  );
}
