import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { languageTexts } from '#texts/language.ts';
import { siteTexts as texts } from '#texts/site.ts';

/** The same page without pictures, fonts and scripts where there is one, else the list of jobs without them. */
const useLowDataPath = (): string => {
  const { pathname, search } = useLocation();
  const [job] = /^\/jobs\/[^/]+/.exec(pathname) ?? [];
  return `${languageTexts.base}/lite${job ?? `/jobs${pathname === '/jobs' ? search : ''}`}`;
};

/** A link of its own and no step of the application: what it leads to has no scripts of it. */
export function LowDataLink() {
  return <a href={useLowDataPath()}>{texts.lowData}</a>;
}

const never = () => () => {};
const savesData = (): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
};

/** For whose browser says that it saves data; the page itself is the same for everyone. */
export function SaveDataBar() {
  const saves = useSyncExternalStore(never, savesData, () => false);
  return saves ? (
    <p className="border-line border-b bg-sunken px-4 py-2 text-center small">
      {texts.savesData} <LowDataLink />
    </p>
  ) : null;
}
