import { companyPageTexts as texts } from '#texts/companies.ts';
import { Typed } from '#web/components/typed.tsx';
import type { Company } from '#web/features/companies/company.ts';
import { fileAddress } from '#web/lib/file-address.ts';
import { langOf } from '#web/lib/lang-of.ts';

/** A company's story: its sections, with the pictures after the first, and its benefits. */
export function CompanyStory({ company: { story, pictures, perks } }: { company: Company }) {
  const [first, ...rest] = story;
  return (
    <article className="stack stack-l min-w-0">
      {first ? <StorySection {...first} headed /> : null}
      {pictures.length > 0 ? <Pictures pictures={pictures} /> : null}
      {rest.map((section) => (
        <StorySection key={section.heading} {...section} />
      ))}
      {perks.length > 0 ? (
        <section className="stack">
          <h2 className="h3">{texts.perks}</h2>
          <ul className="grid grid-cols-2 gap-x-8 max-sm:grid-cols-1">
            {perks.map(({ title, text }) => (
              <li key={title} className="small border-t border-line py-2.5 break-words">
                <b className="strong block text-[0.9375rem]">
                  <Typed>{title}</Typed>
                </b>
                <Typed>{text}</Typed>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </article>
  );
}

function StorySection({ heading, text, headed }: { heading: string; text: string; headed?: boolean }) {
  return (
    <section className={headed ? 'headed stack' : 'stack'}>
      <h2 className="h3 break-words">
        <Typed>{heading}</Typed>
      </h2>
      <p className="wrap-anywhere whitespace-pre-line" lang={langOf(text)}>
        {text}
      </p>
    </section>
  );
}

/** Below the fold, so loaded lazily. The known sizes prevent layout shifts. */
function Pictures({ pictures }: { pictures: Company['pictures'] }) {
  return (
    <ul className="grid grid-cols-2 gap-3 max-sm:grid-cols-1">
      {pictures.map(({ _id, path, width, height, caption }) => (
        <li key={_id}>
          <figure className="overflow-hidden rounded-2 border border-line bg-surface">
            <img
              src={fileAddress(path)}
              alt={caption}
              lang={langOf(caption)}
              width={width}
              height={height}
              loading="lazy"
              decoding="async"
              className="aspect-[3/2] w-full object-cover"
            />
            <figcaption className="small border-t border-line px-3 py-2 break-words" aria-hidden="true">
              <Typed>{caption}</Typed>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
