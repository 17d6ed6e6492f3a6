import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  // A file for each input that vite.config.ts names.
  serverBuildFile: '[name].js',
  ssr: true,
} satisfies Config;
