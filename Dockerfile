# Build in one stage; run in another without build tools, as an unprivileged user.
FROM node:24-bookworm-slim AS build
WORKDIR /avsar
COPY package.json package-lock.json ./
COPY scripts/trim-packages.mjs scripts/
RUN npm ci
COPY . .
# The image has its own Node, so leave out the one from npm.
RUN npm run build && rm -rf node_modules && npm ci --omit=dev && rm -rf node_modules/node

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /avsar
COPY --from=build /avsar/package.json ./
COPY --from=build /avsar/node_modules node_modules/
COPY --from=build /avsar/migrations migrations/
COPY --from=build /avsar/public public/
COPY --from=build /avsar/scripts scripts/
COPY --from=build /avsar/src src/
COPY --from=build /avsar/build build/
# Remove npm's node wrapper, so that commands here use the image's Node.
RUN mkdir /data && chown node:node /data && rm -f node_modules/.bin/node
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Node receives the stop signal directly; running work has ten seconds to finish.
STOPSIGNAL SIGTERM
CMD ["node", "build/server/main.js"]
