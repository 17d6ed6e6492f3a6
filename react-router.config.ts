import type { Config } from '@react-router/dev/config';

/** Each language's pages are a build of their own, under an address of their own: `/hi/jobs`. */
const language = process.env.AVSAR_LANGUAGE ?? 'en';

export default {
  appDirectory: 'src/web',
  buildDirectory: language === 'en' ? 'build' : `build/${language}`,
  ...(language !== 'en' && { basename: `/${language}` }),
  // A file for each input that vite.config.ts names.
  serverBuildFile: '[name].js',
  ssr: true,
} satisfies Config;
