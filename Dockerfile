# One image for the API, the worker and the migrations; only the command differs.
# Node runs the TypeScript sources directly, so nothing but the web app is built.

# Only what decides which packages are installed, so that a change of code reuses that layer.
FROM node:24-bookworm-slim AS manifests
WORKDIR /source
COPY . .
RUN mkdir /manifests \
 && cp package-lock.json .npmrc /manifests \
 && find . -name package.json -exec cp --parents {} /manifests \;

FROM node:24-bookworm-slim AS sources
WORKDIR /app
COPY --from=manifests /manifests ./

FROM sources AS web
RUN npm ci
COPY tsconfig.base.json ./
COPY packages packages
COPY apps/web apps/web
RUN npm run build

# The image brings its own Node: with workspaces named, the npm-shipped one and the development
# PostgreSQL stay out. Optional packages come in: sharp's binaries are among them.
FROM sources AS modules
RUN npm ci --omit=dev --workspace apps/api --workspace packages/database
# npm puts a package beside the workspace that needs it where another version lies in the root.
RUN mkdir /modules \
 && find . -name node_modules -prune -exec cp -a --parents {} /modules \;

FROM node:24-bookworm-slim
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=4000 \
    GAMES_DIR=/app/games \
    WEB_DIST=/app/apps/web/dist
WORKDIR /app
COPY --from=modules /modules ./
COPY package.json ./
COPY packages packages
COPY apps/api apps/api
COPY games games
COPY --from=web /app/apps/web/dist apps/web/dist
RUN mkdir -p uploads && chown node uploads
USER node
EXPOSE 4000
CMD ["node", "apps/api/src/main.ts"]
