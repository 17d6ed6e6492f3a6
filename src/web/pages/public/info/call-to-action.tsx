import type { ReactNode } from 'react';
import { Picture, type PictureName } from '#web/components/picture.tsx';

interface CallToActionProps {
  title: string;
  text: string;
  picture: PictureName;
  /** One button, or one for each kind of reader. */
  children: ReactNode;
}

/** End of an information page: one next step, on a panel in the area's color. */
export function CallToAction({ title, text, picture, children }: CallToActionProps) {
  return (
    <div className="page section">
      <section className="slide items-end gap-x-10 p-6 sm:grid-cols-[minmax(0,1fr)_minmax(160px,280px)] sm:p-10">
        <div className="stack start gap-3">
          <h2>{title}</h2>
          <p className="max-w-[52ch] text-pretty">{text}</p>
          <div className="pt-3">{children}</div>
        </div>
        <Picture name={picture} on="accent" className="max-sm:hidden" />
      </section>
    </div>
  );
}
