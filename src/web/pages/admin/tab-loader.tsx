import type { ComponentType, ReactNode } from 'react';

/** Loads what stands in a tab under the parameters of its address, and shows it. */
export type TabLoader = (search: URLSearchParams) => Promise<ReactNode>;

interface TabParts<T extends object> {
  load: (search: URLSearchParams) => Promise<T>;
  View: ComponentType<T>;
}

/** A tab: what it asks the server for, and the view that takes exactly that. */
export const defineTab =
  <T extends object>({ load, View }: TabParts<T>): TabLoader =>
  async (search) => <View {...(await load(search))} />;
