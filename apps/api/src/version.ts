/** Version of the service, as in its package and its health response. */
export const SERVICE_VERSION = '1.0.0';
