-- Asks for each path given after "--" in turn, so that no answer can come from a cache of one row.
local requests = {}
local next_request = 0

function init(args)
  for _, path in ipairs(args) do
    requests[#requests + 1] = wrk.format("GET", path)
  end
end

function request()
  next_request = next_request % #requests + 1
  return requests[next_request]
end
