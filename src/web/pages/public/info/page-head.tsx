import House from 'lucide-react/icons/house';
import type { ReactNode } from 'react';
import { infoTexts as texts } from '#texts/info.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { classNames } from '#web/components/class-names.ts';
import { Picture, type PictureName } from '#web/components/picture.tsx';

interface PageHeadProps {
  title: string;
  lead: string;
  /** A small line under the lead, such as the version of a text. */
  note?: string;
  picture?: PictureName;
  /** Shows a button that leads to the home page. */
  home?: boolean;
  /** Further actions beside the Home button. */
  children?: ReactNode;
}

/** Head of an information page: title, topic and next step. */
export function PageHead({ title, lead, note, picture, home, children }: PageHeadProps) {
  return (
    <header
      className={classNames(
        'page grid items-end gap-10 pt-8 sm:pt-14',
        picture && 'sm:grid-cols-[minmax(0,1fr)_minmax(180px,340px)]',
      )}
    >
      <div className="stack gap-5">
        <h1>{title}</h1>
        <p className="lead read">{lead}</p>
        {note ? <p className="small muted">{note}</p> : null}
        {home || children ? (
          <div className="row wrap pt-2">
            {children}
            {home ? (
              <ButtonLink to="/" icon={House}>
                {texts.home}
              </ButtonLink>
            ) : null}
          </div>
        ) : null}
      </div>
      {picture ? <Picture name={picture} className="h-auto w-full max-sm:hidden" /> : null}
    </header>
  );
}
